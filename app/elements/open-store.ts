/** Does one thing with a store of the browser's own database, and closes it, so that it can be removed at any time. */
export async function withStore<Answer>(
  { name, stores }: { name: string; stores: readonly string[] },
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open(name, stores)
  try {
    return await answerOf(work(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

function open(name: string, stores: readonly string[]): Promise<IDBDatabase> {
  const asked = indexedDB.open(name, 1)
  asked.addEventListener('upgradeneeded', () => {
    for (const each of stores) asked.result.createObjectStore(each)
  })
  return answerOf(asked)
}

function answerOf<Answer>(asked: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the store did not answer')))
  })
}
