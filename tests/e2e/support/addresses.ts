const port = Number(process.env['E2E_PORT'] ?? 3190)

export const ports = { site: port, smtp: port + 1, mailDoor: port + 2, social: port + 3 }

/** Where the journeys find the site. */
export const SITE = `http://localhost:${ports.site}`

/** Where the journeys read the mails that the site has sent. */
export const MAIL_DOOR = `http://127.0.0.1:${ports.mailDoor}`

export const STAFF = { email: 'admin@kafile.example', password: 'Yolculuk-2031!' }

/** Who has an account at the other site that visitors may sign in at. */
export const PERSON = 'person'
