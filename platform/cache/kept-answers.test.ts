import { expect, onTestFinished, test, vi } from 'vitest'
import { KeptAnswers } from './kept-answers.server.ts'
import { noted, takeNotes } from './page-notes.server.ts'

/** Answers, and somebody who asks for what the agency calls itself. */
function anAgency({ isTold = true } = {}) {
  const answers = new KeptAnswers({ isTold })
  const state = { name: 'Kafile', asked: 0, meanwhile: () => {} }
  const askName = () =>
    noted(['name'], ['settings/site'], async () => {
      state.asked += 1
      const { name } = state
      state.meanwhile()
      if (name === '') throw new Error('it has no name')
      return name
    })
  const findName = () => answers.find('name', askName)
  return { answers, state, findName }
}

test.each(['settings/menus', 'content/pages/visa'])('asks once, whatever is told of %s', async (news) => {
  const { answers, state, findName } = anAgency()
  await findName()

  answers.invalidate(news)

  expect(await findName()).toBe('Kafile')
  expect(state.asked).toBe(1)
})

test.each(['settings/site', 'settings', 'catalogue settings/site', undefined])('asks again after %s', async (news) => {
  const { answers, state, findName } = anAgency()
  await findName()
  state.name = 'Kervan'

  answers.invalidate(news)

  expect(await findName()).toBe('Kervan')
})

test('keeps no answer that may be from before the change', async () => {
  const { answers, state, findName } = anAgency()
  state.meanwhile = () => {
    state.name = 'Kervan'
    answers.invalidate('settings/site')
  }

  expect(await findName()).toBe('Kafile')
  expect(await findName()).toBe('Kervan')
})

test('keeps no failure, and the page that met it is not known whole', async () => {
  const { state, findName } = anAgency()
  state.name = ''

  const { notes } = await takeNotes(() => findName().catch(() => 'the delivered name'))
  state.name = 'Kafile'

  expect(notes.isComplete).toBe(false)
  expect(await findName()).toBe('Kafile')
})

test('asks again on another day in Istanbul', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-01T20:59:59Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { state, findName } = anAgency()
  await findName()

  vi.setSystemTime(Date.parse('2027-03-01T21:00:00Z'))
  await findName()

  expect(state.asked).toBe(2)
})

test('keeps nothing where nobody tells of changes', async () => {
  const { state, findName } = anAgency({ isTold: false })
  await findName()
  state.name = 'Kervan'

  expect(await findName()).toBe('Kervan')
})

test('a page that shows a kept answer has read what it is about', async () => {
  const { findName } = anAgency()
  await findName()

  const { notes } = await takeNotes(findName)

  expect([...notes.reads.values()].map(({ about }) => about)).toEqual([['settings/site']])
  expect(notes.isComplete).toBe(true)
})
