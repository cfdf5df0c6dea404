import type { AnswerOf } from '../../shared/client.ts'
import type { Tone } from '../../shared/Badge.tsx'
import { writePesos } from '../../shared/pesos.ts'

export type Contact = AnswerOf<'GET /office/api/harm/contact/list'>['d'][number]
export type Harm = AnswerOf<'POST /office/api/harm/read'>
export type Band = Harm['band']
export type Topic = Contact['topics'][number]

export const bands: Readonly<Record<Band, readonly [title: string, tone: Tone]>> = {
  none: ['No band', 'mute'],
  watch: ['Watch', 'info'],
  contact: ['Contact', 'wait'],
  stop: ['Stop', 'bad'],
}

export const topics: Readonly<Record<Topic, string>> = {
  regret: 'Regret or losing control',
  money: 'Money worries',
  complaint: 'Complaint about losing',
  self_harm: 'Hurting themselves',
}

export const sources: Readonly<Record<Contact['source'], string>> = {
  band: 'Found at night',
  words: 'Wrote to us',
  staff: 'Opened by staff',
  follow_up: 'Agreed follow-up',
}

export const ways: Readonly<Record<Exclude<Contact['way'], ''>, string>> = {
  call: 'Phone call',
  chat: 'Live chat',
  message: 'Message',
  mail: 'Email',
  none: 'Not reached',
}

export const outcomes: Readonly<Record<Exclude<Contact['outcome'], ''>, string>> = {
  no_answer: 'No answer',
  talked: 'Talked, nothing changed',
  limit_set: 'Member set a limit',
  break_taken: 'Member took a break',
  excluded: 'Member excluded themselves',
  paused_by_us: 'We paused play',
  referred: 'Referred to the helpline',
  no_concern: 'No concern found',
}

export function writeIncome(monthly: string | null): string {
  return monthly === null ? 'No stated income' : `₱${writePesos(monthly)} a month`
}

/** A choice of one of these, as a field of an act has it. */
export function optionsOf(titles: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(titles)
}
