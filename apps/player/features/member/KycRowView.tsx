import { Chip } from '@saya/ui/chip'
import { ListRow, ListRowLink } from '@saya/ui/listRow'
import { useTexts } from '../../shared/texts.ts'
import { beginAnew } from '../kyc/index.ts'
import { accountTexts } from './account/account.texts.ts'
import { kycRow } from './kycRow.ts'

/** How far a member's proof of identity is, and the way on where there is one. */
export function KycRowView({ standing }: { standing: number }) {
  const t = useTexts(accountTexts)
  const { name, tone, href } = kycRow(standing)
  const isNew = name === 'unset' || name === 'basic_account'
  const value = <Chip tone={tone}>{isNew ? t.goToVerify : t[name]}</Chip>
  return href ? (
    <ListRowLink title={t.kyc} value={value} href={href} onClick={beginAnew} />
  ) : (
    <ListRow title={t.kyc} value={value} />
  )
}
