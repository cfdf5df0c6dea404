import { useTexts } from '../../shared/texts.ts'
import { Button } from '@saya/ui/button'
import { pushTexts } from './push.texts.ts'

/** What comes when. */
export function PushKinds({ onWay }: { readonly onWay: (address: string) => void }) {
  const t = useTexts(pushTexts)
  return (
    <dl className="pushKinds">
      <dt>{t.atOnce}</dt>
      <dd>{t.atOnceLine}</dd>
      <dt>{t.byDay}</dt>
      <dd>{t.byDayLine}</dd>
      <dt>{t.offers}</dt>
      <dd>
        <p>{t.offersLine}</p>
        <Button look="soft" size="small" onClick={() => onWay('/s-account/privacy')}>
          {t.toPrivacy}
        </Button>
      </dd>
    </dl>
  )
}
