import { Skeleton } from '@saya/ui/skeleton'
import { useTexts } from '../../shared/texts.ts'
import type { Profile } from '../../shared/answer/useProfile.ts'
import { payeeTexts } from './payee.texts.ts'

/** The parts of the name that the account must be in. Nobody types them: they are on the verified ID. */
export function HolderNames({ names }: { names: Profile['real_username'] | undefined }) {
  const t = useTexts(payeeTexts)
  if (!names) return <Skeleton shape="row" />
  return (
    <div className="holderNames" role="group" aria-label={t.holder}>
      <dl>
        <div>
          <dt>{t.firstName}</dt>
          <dd>{names.first_name}</dd>
        </div>
        <div>
          <dt>{t.middleName}</dt>
          <dd>{names.middle_name || t.noMiddleName}</dd>
        </div>
        <div>
          <dt>{t.lastName}</dt>
          <dd>{names.last_name}</dd>
        </div>
      </dl>
      <p>{t.holderLine}</p>
    </div>
  )
}
