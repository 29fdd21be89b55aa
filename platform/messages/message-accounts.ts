export type WhatsAppAccount = {
  /** Of the number that messages come from, as Meta names it. */
  phoneId: string
  token: string
  /** Notifications are signed with it. */
  appSecret: string
  /** What Meta repeats when it first asks for the address of notifications. */
  verifyToken: string
  /** With the version of the interface. */
  baseUrl: string
}

export type SmsAccount = {
  user: string
  password: string
  /** The sender's title, as it is registered with the operator. */
  title: string
  baseUrl: string
}

/** Contracts with those who carry messages to telephones; none until keys are given. */
export type MessageAccounts = { whatsapp: WhatsAppAccount | undefined; sms: SmsAccount | undefined }
