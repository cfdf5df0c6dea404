import { formatPesos } from '@saya/money'
import { publicNameOf } from '../member/index.ts'
import type { WinRow } from './dailyWin.store.ts'

export function viewOwnWin({ win, at, code, en_name, tl_name, img }: WinRow) {
  return { game_code: code, en_name, tl_name, img, amount: formatPesos(win), at: Math.floor(at / 1000) }
}

export function viewWin(row: WinRow, index: number) {
  return { rank: index + 1, player: publicNameOf({ ...row, hides_name: false }), ...viewOwnWin(row) }
}
