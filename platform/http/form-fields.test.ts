import { expect, test } from 'vitest'
import { formFields } from './form-fields.server.ts'

const posted = (body: FormData | URLSearchParams) => new Request('http://site.example/', { method: 'POST', body })

test('reads the fields of a form', async () => {
  expect({ ...(await formFields(posted(new URLSearchParams({ email: 'a@example.com', note: 'ş & b' })))) }).toEqual({
    email: 'a@example.com',
    note: 'ş & b',
  })
})

test('takes the first of several fields with one name', async () => {
  expect({ ...(await formFields(posted(new URLSearchParams('a=1&a=2')))) }).toEqual({ a: '1' })
})

test('leaves files out', async () => {
  const form = new FormData()
  form.set('photo', new File(['x'], 'x.png'))
  form.set('name', 'Ayşe')

  expect({ ...(await formFields(posted(form))) }).toEqual({ name: 'Ayşe' })
})

test('a field may be called like something that every object has', async () => {
  expect((await formFields(posted(new URLSearchParams('constructor=x'))))['constructor']).toBe('x')
})
