import { Icon } from '@saya/ui/icon'
import { bankDuotone } from '@saya/ui/icon/drawings/bankDuotone'
import { giftDuotone } from '@saya/ui/icon/drawings/giftDuotone'
import { listChecksDuotone } from '@saya/ui/icon/drawings/listChecksDuotone'
import { receiptDuotone } from '@saya/ui/icon/drawings/receiptDuotone'
import { hasFlag } from '../../shared/session/sessionFlags.ts'
import { useTexts } from '../../shared/texts.ts'
import { gateLink } from '../kyc/index.ts'
import { memberTexts } from './member.texts.ts'

const shortcuts = [
  { to: '/s-transaction', name: 'transaction', drawing: receiptDuotone },
  { to: '/bet-record', name: 'betRecords', drawing: listChecksDuotone },
  { to: '/s-transaction/bonus', name: 'bonus', drawing: giftDuotone },
  { to: '/withdraw-accounts', name: 'account', drawing: bankDuotone },
] as const

/** Where the money of these members goes is their app's to know, so they keep no payout accounts here. */
function hasAccounts(): boolean {
  return !hasFlag('mayaminiUser') && !hasFlag('lazadaminiUser')
}

export function Shortcuts() {
  const t = useTexts(memberTexts)
  const shown = shortcuts.filter(({ name }) => name !== 'account' || hasAccounts())
  return (
    <nav className="myShortcuts" aria-label={t.shortcuts}>
      {shown.map(({ to, name, drawing }) => (
        <a key={to} href={to} onClick={name === 'account' ? undefined : gateLink('viewRecords')}>
          <span className="listRowTile" data-bright="">
            <Icon drawing={drawing} size={26} />
          </span>
          {t[name]}
        </a>
      ))}
    </nav>
  )
}
