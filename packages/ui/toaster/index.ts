export { Toaster } from './Toaster.tsx'
export { dismissToast, showToast } from './toastStore.ts'
