/** Provided by the framework in development only. */
declare module 'virtual:react-router/inject-hmr-runtime'
