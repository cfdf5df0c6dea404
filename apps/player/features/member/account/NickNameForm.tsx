import { useTexts } from '../../../shared/texts.ts'
import { formTexts } from './form.texts.ts'
import { NameForm } from './NameForm.tsx'

export function Form() {
  const t = useTexts(formTexts)
  return <NameForm of="nick_name" title={t.nickName} line={t.nickNameLine} done={t.nickNameSet} first="" />
}
