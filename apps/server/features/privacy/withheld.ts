interface Reason {
  readonly what: string
  readonly why: string
}

/** What is kept of a member and is not in the copy of their data, and why not. */
export const withheld = {
  notes: {
    what: 'Notes, tags and marks that our staff or our checks put on your account, and whether it is used for tests.',
    why: 'They are how we keep accounts and money safe. To tell them would show how misuse is found.',
  },
  staff: {
    what: 'Who of our staff looked at or decided about your identity check or your withdrawals, and their comments to each other.',
    why: 'That is about them and their work. What was decided and what you were told is in this document.',
  },
  photos: {
    what: 'The photos of your identity check.',
    why: 'They are kept sealed, apart from this document. Our data protection officer sends them to you.',
  },
  inviter: {
    what: 'Who invited you, if anybody did.',
    why: 'That is about another member, who has not agreed to be named.',
  },
  secrets: {
    what: 'Your password, the codes we sent you, and the keys of your sessions.',
    why: 'We do not have them ourselves: we keep only what proves that they are right.',
  },
} as const satisfies Readonly<Record<string, Reason>>
