import { Icon } from '@saya/ui/icon'
import { plusBold } from '@saya/ui/icon/drawings/plusBold'
import { useTexts } from '../../shared/texts.ts'
import { payeeTexts } from './payee.texts.ts'
import './payeeCard.css'

/** The dashed place of an account that is not there yet. */
export function AddPayeeButton({ onPress }: { onPress: () => void }) {
  const t = useTexts(payeeTexts)
  return (
    <button type="button" className="payeeAdd" onClick={onPress}>
      <Icon drawing={plusBold} size={20} />
      {t.add}
    </button>
  )
}
