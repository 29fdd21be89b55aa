import { expect, test } from 'vitest'
import { mosaicPictures } from './mosaic-pictures.ts'

test('puts a picture that may carry a button last', () => {
  const { shown, canCarryButton } = mosaicPictures([
    'makkah-kaaba-dawn',
    'haramain-train',
    'madinah-green-dome-umbrellas',
  ])

  expect(shown).toEqual(['makkah-kaaba-dawn', 'madinah-green-dome-umbrellas', 'haramain-train'])
  expect(canCarryButton).toBe(true)
})

test('lays nothing over the two mosques', () => {
  expect(mosaicPictures(['haramain-train', 'makkah-kaaba-dawn'])).toEqual({
    shown: ['haramain-train', 'makkah-kaaba-dawn'],
    canCarryButton: false,
  })
})

test('shows five pictures, each once', () => {
  expect(mosaicPictures(['a', 'b', 'b', 'c', 'd', 'e', 'f']).shown).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('shows nothing when there is nothing', () => {
  expect(mosaicPictures([])).toEqual({ shown: [], canCarryButton: false })
})
