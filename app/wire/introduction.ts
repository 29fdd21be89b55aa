/** What holds for every call, at the top of the description of the interface. */
export const introduction = `Everything the site does can be done by calls. Bodies are UTF-8 JSON; ids are opaque.

**Languages.** Every call answers in \`tr\`, \`en\` or \`ar\` and says so in \`Content-Language\`. The query \`locale\` decides, then the cookie \`lang\`, the account, \`Accept-Language\`, and otherwise Turkish.

**Dates and money.** Days are \`YYYY-MM-DD\`, instants ISO 8601 in UTC. An amount is decimal text with two digits and a currency; prices that callers send are never read.

**Lists.** \`page\` counts from 1, \`pageSize\` is at most 100; \`meta\` holds total and range, and \`Link\` the next page. Unknown query fields are ignored, values outside their domain are refused with \`filter_invalid\`. Unknown fields of bodies are refused with \`unknown_field\`.

**Refusals** are problems of RFC 9457 in the language of the caller. \`code\` is for programs; \`errors\` names fields by JSON pointer; \`traceId\` finds the entry in the log. What a code means stands at its \`type\`.

**Who is calling.** A session's token goes into \`Authorization: Bearer\`. The cookie alone is enough for reading; for writing the call also has to come from a page of the site.

**Keeping answers.** Public answers carry an \`ETag\`, may be kept for a minute, and are answered 304 to whoever has them. Answers about a person are kept nowhere.

**Twice the same.** Calls that move money or place an order need an \`Idempotency-Key\` of 8 to 128 printable characters; the same key with the same body gives the first answer again.`
