export function ConsultationForm() {
  return null;
}
