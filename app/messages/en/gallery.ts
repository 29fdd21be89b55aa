import type { Translation } from '../translation.ts'
import type { gallery as reference } from '../tr/gallery.ts'

export const gallery: Translation<typeof reference> = {
  title: 'From the road',
  lead: 'Albums of our Umrah, Hajj and Turkey journeys. Touch a picture to see it large.',
  sample: 'On this demonstration site our own drawings stand in for photographs.',
  albums: 'Albums',
  'all-albums': 'All albums',
  'album-all': '{count, plural, one {See the picture} other {All # pictures}}',
  'open-picture': 'Enlarge: {caption}',
  viewer: 'Pictures',
  more: 'Older ones',
  first: 'The latest',
  none: 'No pictures in this album yet',
  'none-lead': 'Have a look at the other albums.',
  watch: 'Watch the video: {caption}',
}
