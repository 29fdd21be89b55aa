import { describe, expect, it } from 'vitest'
import { StatementNames } from './statement-names.server.ts'

describe('names of statements', () => {
  it('a text is named when it is asked for again, and keeps its name', () => {
    const names = new StatementNames()
    expect(names.nameOf('select 1 where $1')).toBe('')
    const name = names.nameOf('select 1 where $1')
    expect(name).not.toBe('')
    expect(names.nameOf('select 1 where $1')).toBe(name)
  })

  it('two texts never share a name', () => {
    const names = new StatementNames()
    const named = Array.from({ length: 50 }, (_, at) => `select ${at} where $1`).map((text) => {
      names.nameOf(text)
      return names.nameOf(text)
    })
    expect(new Set(named).size).toBe(50)
  })

  it.each([
    'select * from "tours" where "id" = $1',
    'select "a"."id", "b".* from "a", "b" where $1',
    'insert into "a" values ($1) returning *',
  ])('what gives all columns of a table has no name: %s', (text) => {
    const names = new StatementNames()
    names.nameOf(text)
    expect(names.nameOf(text)).toBe('')
  })

  it('a count of all rows has one', () => {
    const names = new StatementNames()
    names.nameOf('select count(*) from "tours" where "id" = $1')
    expect(names.nameOf('select count(*) from "tours" where "id" = $1')).not.toBe('')
  })

  it('there are only so many: the text that was not asked for longest gives its place', () => {
    const lost: string[] = []
    const names = new StatementNames((name) => lost.push(name))
    const texts = Array.from({ length: 700 }, (_, at) => `select ${at} where $1`)
    const ask = (text = '') => names.nameOf(text)
    const first = [ask(texts[0]), ask(texts[0])].at(-1)
    for (const text of texts.slice(1)) {
      for (let time = 0; time < 2; time++) ask(text)
      ask(texts[0])
    }
    expect(lost).toHaveLength(100)
    expect(new Set(lost).size).toBe(100)
    expect(ask(texts[0])).toBe(first)
    expect(ask(texts[1])).toBe('')
  })
})
