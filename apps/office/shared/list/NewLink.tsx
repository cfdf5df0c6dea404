import { base } from '../navigation.ts'
import './newLink.css'

/** Below a list: the way to a page on which a new one is made. */
export function NewLink({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <p className="newLink">
      <a href={`${base}${path}`}>{children}</a>
    </p>
  )
}
