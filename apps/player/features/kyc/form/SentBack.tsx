import { Icon } from '@saya/ui/icon'
import { warningFill } from '@saya/ui/icon/drawings/warningFill'
import { useTexts } from '../../../shared/texts.ts'
import { formTexts } from './kycForm.texts.ts'

/** Under a field that a reviewer sent back: it stands out from what merely explains. */
export function SentBack() {
  const t = useTexts(formTexts)
  return (
    <b className="kycSentBack">
      <Icon drawing={warningFill} size={16} />
      {t.sentBack}
    </b>
  )
}
