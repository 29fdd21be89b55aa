/** Frame of the page that describes all calls; the description itself is in English. */
export const developers = {
  title: 'API',
  lead: 'Sitedeki her şey çağrılarla da yapılabilir. Açıklamalar İngilizcedir ve programın kendisinden üretilir.',
  document: 'OpenAPI belgesi',
  contents: 'Bölümler',
  parameters: 'Parametreler',
  answers: 'Cevaplar',
  required: 'zorunlu',
  'access-public': 'Herkese açık',
  'access-guarded': 'Oturum ya da anahtar gerekir',
} as const
