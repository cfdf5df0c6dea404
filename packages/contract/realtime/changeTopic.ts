/** What of a member's may change without their doing, as far as a page can show it. */
export const changeSubjects = ['deposit', 'withdrawal', 'wallet', 'member', 'reality_check', 'limit', 'gate'] as const

export type ChangeSubject = (typeof changeSubjects)[number]

/** The topic of what changed of a member's, with a place for the uid. */
export const changeAddress = 'change_notify{uid}'

/** The topic that says what changed of a member's: their own and nobody else's. */
export function changeTopic(uid: string): string {
  return changeAddress.replace('{uid}', uid)
}

export interface ChangeMessage {
  readonly about: ChangeSubject
  readonly at: number
}
