export default function PortalPage() {
  return <h1>Student-portal</h1>;
}
