export { Toaster } from './Toaster.tsx'
export { dismissToast, showToast, type Toast } from './toastStore.ts'
