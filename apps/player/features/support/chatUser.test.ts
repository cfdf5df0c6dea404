import { expect, test } from 'vitest'
import type { Profile } from '../../shared/answer/useProfile.ts'
import { chatUser } from './chatUser.ts'

test('the live chat is told uid, nickname, username, avatar and email, and nothing else [ACCT-70]', () => {
  const named = {
    uid: '88000001',
    nick_name: 'Anita',
    username: 'ana12345',
    avatar: 'women-1',
    email: 'ana@example.com',
  }
  const profile = { ...named, phone: '9171234567', kyc_status: 5, reg_ip: '127.0.0.1' } as Profile
  expect(chatUser(profile)).toEqual({
    uid: '88000001',
    nickname: 'Anita',
    username: 'ana12345',
    avatar: 'women-1',
    email: 'ana@example.com',
  })
})
