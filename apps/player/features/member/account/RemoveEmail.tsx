import { throttleMs } from '@saya/contract/limits'
import { Button } from '@saya/ui/button'
import { askQuestion } from '@saya/ui/question'
import { useTexts } from '../../../shared/texts.ts'
import { formTexts } from './form.texts.ts'
import { useAccountSubmit } from './useAccountSubmit.ts'

/** Takes the address away that there is, after a question. */
export function RemoveEmail({ onRefused }: { onRefused: (sentence: string) => void }) {
  const t = useTexts(formTexts)
  const { isBusy, submit, profile } = useAccountSubmit({
    everyMs: throttleMs.credentialSubmit,
    done: t.emailRemoved,
    onRefused: (_reason, sentence) => onRefused(sentence),
  })
  if (!profile?.email) return null

  async function ask() {
    const words = { title: t.emailRemoveQuestion, text: t.emailRemoveText, no: t.keepIt, yes: t.remove }
    if (await askQuestion(words, { isGrave: true })) await submit({ email: '' })
  }

  return (
    <Button look="ghost" size="medium" loading={isBusy} onClick={() => void ask()}>
      {t.emailRemove}
    </Button>
  )
}
