import 'virtual:react-router/inject-hmr-runtime'

/** Loaded by documents in development only: they show an edit by loading again. */
import.meta.hot?.on('document-changed', () => location.reload())
