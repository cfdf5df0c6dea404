import { randomInt } from 'node:crypto'
import type { IssueField, Submission } from '@saya/contract/kyc/submission.ts'
import { ask } from '../ask.ts'
import type { Player } from './player.ts'
import type { World } from './world.ts'
import sharp from 'sharp'
import { claimCase } from '../../../apps/server/features/kyc/review/claimCase.ts'
import { decideCase, type Verdict } from '../../../apps/server/features/kyc/review/decideCase.ts'
import type { Reviewer } from '../../../apps/server/features/kyc/review/reviewer.ts'

interface Picture {
  readonly width?: number
  readonly height?: number
  readonly format?: 'png' | 'jpeg' | 'webp'
}

/** A picture that no other is like, small enough to be made in no time. */
export function drawPhoto({ width = 64, height = 48, format = 'png' }: Picture = {}): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const mark = Buffer.from(
    `<svg width="${width}" height="${height}"><rect x="${randomInt(40)}" y="${randomInt(30)}" width="9" height="${1 + randomInt(9)}"/></svg>`,
  )
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: mark }])
    .toFormat(format)
    .toBuffer()
}

interface Answer {
  readonly status: number
  readonly code?: string
  readonly data: Record<string, unknown>
}

/** Sends a multipart form, as a browser does. */
export async function sendForm(
  world: Pick<World, 'url'>,
  path: string,
  {
    token,
    bytes,
    fields = {},
    type = 'image/png',
  }: { token?: string; bytes: Uint8Array; fields?: Record<string, string>; type?: string },
): Promise<Answer> {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'photo.png')
  const headers = { accept: 'application/json', lang: 'en_US', d: '25', ...(token ? { t: token } : {}) }
  const response = await fetch(`${world.url}${path}`, { method: 'POST', headers, body: form })
  const envelope = (await response.json()) as { data: Record<string, unknown>; code?: string }
  return { ...envelope, status: response.status }
}

export async function sendPhoto(world: Pick<World, 'url'>, { token }: Player, bytes?: Uint8Array): Promise<string> {
  const { status, data } = await sendForm(world, '/member/oss/upload', { token, bytes: bytes ?? (await drawPhoto()) })
  if (status !== 200) throw new Error(`A photo was refused under ${status}.`)
  return String(data.object_key)
}

export const kycForm = {
  country_code: '63',
  first_name: 'Ana',
  middle_name: 'Reyes',
  last_name: 'Dela Cruz',
  id_type: 'DRIVING_LICENSE',
  id_number: 'N01-23-456789',
  birthday: '1990-01-31',
  nearest_branch: 'Newport Boulevard, Newport City, Pasay, Metro Manila',
  shop_id: 1,
  gender: 'female',
  place_of_birth: 'Pasay',
  nationality: 'Philippines',
  current_address: 'Blk. 4 Lot 12, Peñafrancia St.',
  permanent_address: 'Blk. 4 Lot 12, Peñafrancia St.',
  nature_of_work: 'Employed',
  source_of_income: 'Salary/Employment',
  occupation: 'Employed',
  extra_details: { expiry_date: '2031-01-31' },
} as const satisfies Omit<Submission, 'attachments'>

let numbered = 0

/** A number that nobody else stated. */
export function ownNumber(): string {
  return `N${String(1_000_000_000 + ++numbered * 7 + randomInt(7))}`
}

export async function bodyOf(world: World, player: Player, wish: Partial<Submission> = {}): Promise<Submission> {
  const attachments = { idPhoto: await sendPhoto(world, player), selfieWithIDPhotoPath: await sendPhoto(world, player) }
  return { ...kycForm, id_number: ownNumber(), attachments, ...wish }
}

/** Somebody who has submitted and waits. */
export async function submitAs(world: World, player: Player, wish: Partial<Submission> = {}): Promise<Submission> {
  const body = await bodyOf(world, player, wish)
  const { status, code } = await ask(world, 'POST /member/kyc/insert', { body }, player)
  if (status !== 200) throw new Error(`A submission was refused with ${code}.`)
  return body
}

export const [rosa, luz]: readonly [Reviewer, Reviewer] = [
  { id: 'rosa', name: 'Rosa', memberUid: null },
  { id: 'luz', name: 'Luz', memberUid: null },
]

/** Rosa's decision about the first version, or about the one that is named with it. */
export async function decideAs(world: World, uid: bigint, verdict: Verdict & { readonly version?: number }) {
  const claim = { uid, version: verdict.version ?? 1, reviewer: rosa }
  const claimed = await claimCase(world.api.kyc, claim)
  return claimed.ok ? decideCase(world.api.kyc, claim, verdict) : claimed
}

export function reject(...fields: IssueField[]): Verdict {
  return { decision: 'rejected', message: 'The photo is blurred.', fields }
}

export async function statusOfMember(world: World, player: Player): Promise<number> {
  return (await ask(world, 'GET /member/detail', {}, player)).data.kyc_status
}
