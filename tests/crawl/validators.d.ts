declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary?: object)
    validate(extracted: object): Promise<{ severity: string; issueMessage: string; path: { type?: string }[] }[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean })
    parse(html: string): object
  }
}

declare module 'vnu-jar' {
  const file: string
  export default file
}
