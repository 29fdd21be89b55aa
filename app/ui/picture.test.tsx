import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ImageHostsProvider } from './image-hosts.ts'
import { PictureLibraryProvider } from './picture-library.ts'
import { Picture, Thumbnail } from './picture.tsx'

const hosts = { main: 'https://main.example', image: 'https://images.example' }

function render(picture: React.ReactNode): string {
  return renderToStaticMarkup(<ImageHostsProvider value={hosts}>{picture}</ImageHostsProvider>)
}

test('a drawing is sent as it is, and as pixels to who cannot draw', () => {
  const html = render(<Picture picture={{ src: '/art/a.svg', alt: 'A' }} ratio="4/3" />)

  expect(html).toBe(
    '<picture><source type="image/svg+xml" srcSet="/art/a.svg"/>' +
      '<img src="https://images.example/art/a-800x600-q80.webp" alt="A" width="1600" height="1200" loading="lazy" decoding="async"/></picture>',
  )
})

test('of a photograph the browser chooses size and format', () => {
  const html = render(<Picture picture={{ src: '/image/a.webp', alt: 'A' }} ratio="16/9" sizes="50vw" isEager />)

  expect(html).toContain('<source type="image/avif" srcSet="https://images.example/image/a-320x180-q80.avif 320w, ')
  expect(html).toContain('https://images.example/image/a-1600x900-q80.webp 1600w" sizes="50vw"')
  expect(html).toContain('loading="eager" decoding="async" fetchPriority="high"')
})

test('a picture of another host is shown from there', () => {
  const html = render(<Picture picture={{ src: 'https://other.example/a.jpg', alt: '' }} ratio="16/9" />)

  expect(html).toMatch(/^<img src="https:\/\/other\.example\/a\.jpg" alt="" width="1600" height="900"/)
})

test('a thumbnail comes in pixels, twice as many for fine screens', () => {
  const html = render(<Thumbnail picture={{ src: '/art/a.svg', alt: '' }} width={48} />)

  expect(html).toContain(
    'src="https://images.example/art/a-48x48-q80.webp" alt="" srcSet="https://images.example/art/a-48x48-q80.webp, https://images.example/art/a-96x96-q80.webp 2x"',
  )
})

const library = { '/image/a.webp': { alt: 'From the library', width: 3200, height: 1600, focus: { x: 20, y: 80 } } }

function renderWithLibrary(picture: React.ReactNode): string {
  return render(<PictureLibraryProvider value={library}>{picture}</PictureLibraryProvider>)
}

test('what a photograph shows and what stays in sight is what the library says', () => {
  const html = renderWithLibrary(<Picture picture={{ src: '/image/a.webp', alt: undefined }} ratio="1/1" />)

  expect(html).toContain('alt="From the library"')
  expect(html).toContain('style="object-position:20% 80%"')
})

test('a photograph that the browser cuts is sent as wide as it must be to fill its place', () => {
  const html = renderWithLibrary(<Picture picture={{ src: '/image/a.webp', alt: '' }} ratio="1/1" />)

  expect(html).toContain('alt=""')
  expect(html).toContain('/image/a-320x0-q80.webp 160w, ')
  expect(html).toContain('/image/a-1600x0-q80.webp 800w"')
})

test('a thumbnail follows the focus, too', () => {
  const html = renderWithLibrary(<Thumbnail picture={{ src: '/image/a.webp', alt: undefined }} width={48} />)

  expect(html).toContain('style="object-position:20% 80%"')
  expect(html).toContain('/image/a-96x0-q80.webp, https://images.example/image/a-192x0-q80.webp 2x')
})
