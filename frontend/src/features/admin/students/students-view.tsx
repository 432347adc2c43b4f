import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ViewProps } from '../desk/desk-header';
import { readStudentId } from '../desk/student-link';
import { StudentList } from './student-list';
import { StudentPage } from './student-page';

interface StudentsViewProps extends ViewProps {
  /** The conversation of a request. */
  Conversation: ComponentType<{ id: number; token: string }>;
}

/** The students who share their applications, or the one that the address names. */
export default function StudentsView(props: StudentsViewProps) {
  const [address] = useSearchParams();
  const id = readStudentId(address);
  return id === null ? <StudentList {...props} /> : <StudentPage key={id} id={id} {...props} />;
}
