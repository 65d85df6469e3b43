declare module 'virtual:engine-worker-url' {
  const url: string;
  export default url;
}
