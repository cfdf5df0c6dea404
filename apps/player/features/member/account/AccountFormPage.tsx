import { Skeleton } from '@saya/ui/skeleton'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { loadModule } from '../../../shared/answer/loadModule.ts'
import { go } from '../../../shared/navigation.ts'
import { useTexts } from '../../../shared/texts.ts'
import { findAccountForm } from './findAccountForm.ts'
import { formTexts } from './form.texts.ts'

interface AccountFormPageProps {
  readonly place: { readonly params: Readonly<Record<string, string>> }
}

const forms = new Map<string, ComponentType>()

/** The form that the address names; an address that names none leads to the account page. */
export function Page({ place }: AccountFormPageProps) {
  const t = useTexts(formTexts)
  const Form = formOf(place.params.type ?? '')
  useEffect(() => {
    if (!Form) void go('/s-account', { replace: true })
  }, [Form])
  const waiting = (
    <main className="formPage" role="status">
      <span className="unseen">{t.loading}</span>
      <Skeleton shape="row" />
    </main>
  )
  return <Suspense fallback={waiting}>{Form ? <Form /> : waiting}</Suspense>
}

function formOf(type: string): ComponentType | undefined {
  const load = findAccountForm(type)
  if (!load) return undefined
  const name = type.toLowerCase()
  const known = forms.get(name) ?? lazy(async () => ({ default: (await loadModule(load)).Form }))
  forms.set(name, known)
  return known
}
