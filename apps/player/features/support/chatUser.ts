import type { Profile } from '../../shared/answer/useProfile.ts'

export interface ChatUser {
  readonly uid: string
  readonly nickname: string
  readonly username: string
  readonly avatar: string
  readonly email: string
}

/** What the people at the other end of the live chat are told of a member, and nothing else. */
export function chatUser({ uid, nick_name, username, avatar, email }: Profile): ChatUser {
  return { uid, nickname: nick_name, username, avatar, email }
}
