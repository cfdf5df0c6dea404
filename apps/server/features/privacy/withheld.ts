/** What is kept of a member and is not in the copy of their data, and why not. */
export const withheld = [
  {
    what: 'Notes, tags and marks that our staff or our checks put on your account, and whether it is used for tests.',
    why: 'They are how we keep accounts and money safe. To tell them would show how misuse is found.',
  },
  {
    what: 'Who of our staff decided about your identity check, and their comments to each other.',
    why: 'That is about them and their work. What was decided and what you were told is in this document.',
  },
  {
    what: 'Who invited you, if anybody did.',
    why: 'That is about another member, who has not agreed to be named.',
  },
  {
    what: 'Your password and the keys of your sessions.',
    why: 'We do not have them ourselves: we keep only what proves that they are right.',
  },
]
