import { askOffice } from './operator.ts'

interface PayoutConclusion {
  readonly uid: string
  readonly id: string
  readonly arrived: boolean
}

/**
 * Says what came of a withdrawal as a person does: of what is shown of it, and once more of what is shown by then, where the
 * gateway told otherwise meanwhile.
 */
export async function concludeAsSeen(
  at: Parameters<typeof askOffice>[0],
  { uid, id, arrived }: PayoutConclusion,
  token: string,
) {
  async function say() {
    const { status, data } = await askOffice(at, 'POST /office/api/withdrawal/read', { body: { uid, id } }, token)
    const told = status === 200 ? data.told : null
    const body = { uid, id, arrived, told, reason: 'The bank showed its books' }
    return askOffice(at, 'POST /office/api/withdrawal/conclude', { body }, token)
  }
  const said = await say()
  return said.code === 'told_changed' ? say() : said
}
