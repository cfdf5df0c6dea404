import type { ChatUser } from './chatUser.ts'

/** The chat's page, told who writes: what to call them and where to answer, and nothing else of them. */
export function chatAddress(chatUrl: string, user?: Pick<ChatUser, 'nickname' | 'username' | 'email'>): string {
  const address = new URL(chatUrl)
  if (user) {
    address.searchParams.set('name', user.nickname || user.username)
    address.searchParams.set('email', user.email)
  }
  return address.href
}
