import { bell } from '@saya/ui/icon/drawings/bell'
import { ListRowButton } from '@saya/ui/listRow'
import { openModal } from '@saya/ui/modal'
import { go } from '../../shared/navigation.ts'
import { useTexts } from '../../shared/texts.ts'
import { PushSheet } from './PushSheet.tsx'
import { pushTexts } from './push.texts.ts'

/** Leads to what is told on this device, and to turning it on and off. */
export function PushRow() {
  const t = useTexts(pushTexts)
  async function open() {
    const way = await openModal<string>(close => <PushSheet onWay={close} />, { look: 'sheet' }).closed
    if (way) await go(way)
  }
  return <ListRowButton drawing={bell} title={t.page} aria-haspopup="dialog" onClick={() => void open()} />
}
