import { z } from 'zod'
import { XLSX } from '#app/acts/lists/xlsx.server.ts'
import type { ListFormat } from '#app/acts/lists/answer-list-file.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'

/** A call that answers a filtered list as a file. */
export function listFileHandle(format: ListFormat, summary: string, query: z.ZodObject): ResourceHandle {
  return {
    methods: ['GET'],
    isExport: true,
    describes: {
      GET: {
        summary,
        query,
        answers: { 200: z.string() },
        produces: format === 'csv' ? 'text/csv' : XLSX,
        problems: ['filter_invalid'],
      },
    },
  }
}
