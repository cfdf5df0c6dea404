import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { PopupDeps } from './deps.ts'
import { pictureAddressOf, pictureKind } from './picture.ts'
import { renewPicture } from './renewPicture.ts'

/** Nobody sees it before a popup bears it, which is on record. */
export function sendPicture({ objects }: PopupDeps): Handler<typeof officeContract.popup.sendPicture> {
  return async ({ body: { file } }) => {
    const picture = await renewPicture(file.bytes)
    if (!picture) return refuse('popup_picture')
    return done({ img: pictureAddressOf(await objects.put(pictureKind, picture)) })
  }
}
