import type { OfficeCalls } from '@saya/contract/office.ts'
import { officeTokenHeader } from '@saya/contract/office.ts'
import sharp from 'sharp'
import { askOffice } from '../world/operator.ts'
import type { World } from '../world/world.ts'

export type PopupWish = OfficeCalls['POST /office/api/popup/create']['input']['body']['wish']

export async function drawPicture(width = 300, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c04' } })
    .png()
    .toBuffer()
}

/** Sends a picture as the office does. */
export async function sendPicture(world: World, token: string, bytes: Uint8Array) {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'picture.png')
  const headers = { accept: 'application/json', [officeTokenHeader]: token }
  const answer = await fetch(`${world.url}/office/api/popup/picture`, { method: 'POST', headers, body: form })
  const { data, code } = (await answer.json()) as { data: { img: string }; code?: string }
  return { status: answer.status, code, data }
}

/** Lets somebody of the office make popups, which are on for a day unless it is said otherwise. */
export async function popupDesk(world: World, token: string) {
  const { img } = (await sendPicture(world, token, await drawPicture())).data
  return async (part: Partial<PopupWish> = {}): Promise<string> => {
    const now = Math.floor(world.clock.now() / 1000)
    const wish: PopupWish = {
      title_en: 'More on your deposit',
      title_tl: 'Dagdag sa deposito',
      img,
      link: '',
      frequency: 1,
      seq: 0,
      start_time: now,
      end_time: now + 86_400,
      is_on: true,
      brand: '',
      visible_type: 1,
      levels: [],
      users: [],
      ...part,
    }
    const body = { wish, reason: 'As planned for this week' }
    const { data } = await askOffice(world, 'POST /office/api/popup/create', { body }, token)
    return data.id
  }
}
