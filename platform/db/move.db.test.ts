import { describe, expect, test } from 'vitest'
import { createLog } from '#platform/log/log.server.ts'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import type { Database } from './database.server.ts'
import { moveData, TargetNotEmpty } from './move.server.ts'

const log = createLog({ level: 'silent' })

describe.skipIf(!testEngines.includes('server'))('a move from the embedded database to a server', () => {
  test('copies every value exactly, in every table', async () => {
    const [source, target] = await twoDatabases()
    await source.executeSql(`
      insert into settings values ('null', 'null'), ('list', '["ğ", {"a": 1.50}]');
      insert into users (full_name, email, email_key, password_hash, created_at)
        values ('Ayşe "Nur", (Öz)', 'a@b.co', 'a@b.co', E'back\\\\slash\\nline', '2027-02-12 11:40:05.123456+03');
      insert into sessions (token_hash, user_id, expires_at) select 'hash', id, 'infinity' from users`)

    const moved = await moveData(source, target, log)

    expect(moved.filter(({ rows }) => rows > 0)).toEqual([
      { table: 'settings', rows: 2 },
      { table: 'users', rows: 1 },
      { table: 'sessions', rows: 1 },
    ])
    const everything = `select (select json_agg(s::text order by key) from settings s) as settings,
      (select u::text from users u) as person, (select s::text from sessions s) as session`
    expect((await target.executeSql(everything)).rows).toEqual((await source.executeSql(everything)).rows)
  })

  test('copies more rows than fit one batch, and goes on counting where the original stopped', async () => {
    const [source, target] = await twoDatabases()
    await source.executeSql(`
      insert into sign_in_attempts (account_key, address_hash, succeeded)
        select 'key ' || number, 'address', false from generate_series(1, 1234) number;
      select nextval('order_numbers'), nextval('order_numbers')`)

    const moved = await moveData(source, target, log)

    expect(moved.find(({ table }) => table === 'sign_in_attempts')?.rows).toBe(1234)
    const next = `insert into sign_in_attempts (account_key, address_hash, succeeded) values ('next', 'address', true)
      returning id, nextval('order_numbers') as order_number`
    expect((await target.executeSql(next)).rows).toEqual([{ id: 1235, order_number: 3 }])
  })

  test('takes waiting jobs along', async () => {
    const [source, target] = await twoDatabases()
    await source.executeSql(`select pgboss.create_queue('letters', '{"policy": "short"}');
      insert into pgboss.job (name, data) values ('letters', '{"to": "Ali"}')`)
    await target.executeSql(`select pgboss.create_queue('letters', '{"policy": "short"}')`)

    await moveData(source, target, log)

    const { rows } = await target.executeSql('select name, data, state::text from pgboss.job')
    expect(rows).toEqual([{ name: 'letters', data: { to: 'Ali' }, state: 'created' }])
  })

  test('refuses a target in which somebody has worked', async () => {
    const [source, target] = await twoDatabases()
    await target.executeSql(`insert into settings values ('tax', '18')`)

    const refused = moveData(source, target, log)

    await expect(refused).rejects.toThrow(new TargetNotEmpty('public.settings'))
  })

  test('leaves the target as it was when a copy differs', async () => {
    const [source, target] = await twoDatabases()
    await source.executeSql(`insert into settings values ('rate', '18'), ('name', '"Kafile"')`)
    await target.executeSql(`
      create function spoil() returns trigger language plpgsql as $$ begin new.value := '19'; return new; end $$;
      create trigger spoil before insert on settings for each row execute function spoil()`)

    const failed = moveData(source, target, log)

    await expect(failed).rejects.toThrow(
      'The copy of settings differs from the original; the target was left as it was.',
    )
    expect((await target.executeSql('select count(*) as count from settings')).rows).toEqual([{ count: 0 }])
  })

  test('notices a row that got lost', async () => {
    const [source, target] = await twoDatabases()
    await source.executeSql(`insert into settings values ('rate', '18'), ('name', '"Kafile"')`)
    await target.executeSql(`
      create function lose() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger lose before insert on settings for each row when (new.key = 'name') execute function lose()`)

    await expect(moveData(source, target, log)).rejects.toThrow('The copy of settings differs from the original')
  })
})

async function twoDatabases(): Promise<[Database, Database]> {
  return [await testDatabase('embedded'), await testDatabase('server')]
}
